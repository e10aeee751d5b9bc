# What is still said as a whole sentence.
plain = { $text }
plain-overheard = { $public }
