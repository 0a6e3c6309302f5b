# What keeps the answers of surveys: a file (SQLite) or a server (PostgreSQL).
find_package(SQLite3 REQUIRED)
find_path(PQXX_INCLUDE_DIR pqxx/pqxx REQUIRED)
find_library(PQXX_LIBRARY pqxx REQUIRED)
find_library(PQ_LIBRARY pq REQUIRED)
