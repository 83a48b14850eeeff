# What the server has kept of you, and how you delete it.

data-title = Your data
data-says = You have no account: a cookie tells the server who you are, and your games and drills are kept under it with the name you gave.
data-kept = Tables and games are kept until whoever runs this server deletes them.
data-kept-days = A table at which nothing has happened for { $days } days is deleted with its games.
data-unknown = The server does not say how long.
data-download = Download it
data-delete = Delete it
data-delete-says = Your name is removed from all your games for good, and you can no longer open them. Your card and passkeys end, and your drills are deleted. The games stay for the others who played them.
data-delete-now = Delete my data
data-deleted = Deleted. To the server you are now somebody new.
