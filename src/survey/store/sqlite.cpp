#include <sqlite3.h>

#include <sabar/survey/store/sqlite.hpp>

namespace sabar::survey {
namespace {

constexpr int kPatience = 60'000;  // milliseconds to wait for another process

tl::unexpected<Error> sqlite_fault(sqlite3* file) {
  return fail(file != nullptr ? sqlite3_errmsg(file) : "no memory for the file of the survey");
}

}  // namespace

void SqliteQuery::Finalize::operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
void SqliteFile::Close::operator()(sqlite3* file) const { sqlite3_close(file); }

SqliteQuery& SqliteQuery::bind(int place, std::int64_t value) {
  sqlite3_bind_int64(statement_.get(), place, value);
  return *this;
}

SqliteQuery& SqliteQuery::bind(int place, double value) {
  sqlite3_bind_double(statement_.get(), place, value);
  return *this;
}

SqliteQuery& SqliteQuery::bind(int place, std::string_view value) {
  sqlite3_bind_text(statement_.get(), place, value.data(), static_cast<int>(value.size()), SQLITE_STATIC);
  return *this;
}

Result<bool> SqliteQuery::step() {
  const int code = sqlite3_step(statement_.get());
  if (code == SQLITE_ROW) {
    return true;
  }
  sqlite3* file = sqlite3_db_handle(statement_.get());
  if (code != SQLITE_DONE) {
    auto fault = sqlite_fault(file);
    reset();
    return fault;
  }
  reset();
  return false;
}

Result<> SqliteQuery::run() {
  return step().map([](bool) {});
}

void SqliteQuery::reset() {
  sqlite3_reset(statement_.get());
  sqlite3_clear_bindings(statement_.get());
}

std::int64_t SqliteQuery::number(int column) const { return sqlite3_column_int64(statement_.get(), column); }
double SqliteQuery::real(int column) const { return sqlite3_column_double(statement_.get(), column); }

std::string_view SqliteQuery::text(int column) const {
  const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement_.get(), column));
  return text == nullptr ? std::string_view() : std::string_view(text);
}

Result<SqliteFile> SqliteFile::open(const std::string& path, Mode mode) {
  const int flags = mode == Mode::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  sqlite3* handle = nullptr;
  const int code = sqlite3_open_v2(path.c_str(), &handle, flags | SQLITE_OPEN_FULLMUTEX, nullptr);
  SqliteFile file(handle);
  if (code != SQLITE_OK) {
    return fail(sqlite_fault(handle).value().message, path);
  }
  sqlite3_busy_timeout(handle, kPatience);
  return file;
}

Result<SqliteQuery> SqliteFile::query(std::string_view sql) {
  sqlite3_stmt* statement = nullptr;
  const int code = sqlite3_prepare_v2(file_.get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
  if (code != SQLITE_OK) {
    return sqlite_fault(file_.get());
  }
  return SqliteQuery(statement);
}

Result<> SqliteFile::run(const std::string& sql) {
  if (sqlite3_exec(file_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
    return sqlite_fault(file_.get());
  }
  return {};
}

}  // namespace sabar::survey
