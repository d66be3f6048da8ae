"""How the schema came about, step by step; `storage.migrating` takes a database forward."""
