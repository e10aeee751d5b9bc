"""What tests of this room share with those of others."""

from tests.boards.conftest import pass_time as pass_time
