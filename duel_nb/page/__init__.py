"""What stands in the page: elements in Python, and the one module that shows them."""
