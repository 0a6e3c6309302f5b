// SQLite with its handles owned and its errors as values; just what a store needs.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <sabar/core/result.hpp>

struct sqlite3;
struct sqlite3_stmt;

namespace sabar::survey {

class SqliteQuery {
public:
  explicit SqliteQuery(sqlite3_stmt* statement) : statement_(statement) {}

  // Parameters, counted from 1. The text must live until the query is reset.
  SqliteQuery& bind(int place, std::int64_t value);
  SqliteQuery& bind(int place, double value);
  SqliteQuery& bind(int place, std::string_view value);

  // True: there is a row. False: the end; the query can then be run again.
  [[nodiscard]] Result<bool> step();
  // For queries that give no row.
  [[nodiscard]] Result<> run();
  void reset();

  // Columns of the row, counted from 0.
  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] double real(int column) const;
  [[nodiscard]] std::string_view text(int column) const;

private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const;
  };
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

class SqliteFile {
public:
  enum class Mode { read, write };
  [[nodiscard]] static Result<SqliteFile> open(const std::string& path, Mode mode);

  [[nodiscard]] Result<SqliteQuery> query(std::string_view sql);
  // Several statements without results.
  [[nodiscard]] Result<> run(const std::string& sql);

private:
  struct Close {
    void operator()(sqlite3* file) const;
  };
  explicit SqliteFile(sqlite3* file) : file_(file) {}
  std::unique_ptr<sqlite3, Close> file_;
};

}  // namespace sabar::survey
