#include <filesystem>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include <sabar/survey/outcome_text.hpp>
#include <sabar/survey/store/file_lock.hpp>
#include <sabar/survey/store/sqlite.hpp>
#include <sabar/survey/store/sqlite_schema.hpp>
#include <sabar/survey/store/sqlite_store.hpp>

namespace sabar::survey {
namespace {

std::int64_t whole(std::uint64_t value) { return static_cast<std::int64_t>(value); }

// Takes everything back unless commit() was reached.
class Transaction {
public:
  explicit Transaction(SqliteFile& file) : file_(file) {}
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction() {
    if (open_) {
      (void)file_.run("ROLLBACK");
    }
  }
  [[nodiscard]] Result<> begin() {
    auto begun = file_.run("BEGIN IMMEDIATE");
    open_ = begun.has_value();
    return begun;
  }
  [[nodiscard]] Result<> commit() {
    auto done = file_.run("COMMIT");
    open_ = open_ && !done;
    return done;
  }

private:
  SqliteFile& file_;
  bool open_ = false;
};

Result<std::optional<std::string>> stored_plan(SqliteFile& file) {
  auto tables = file.query(
      "SELECT count(*), count(*) FILTER (WHERE name IN ('survey', 'solver', 'chunk', 'result')) FROM sqlite_master "
      "WHERE type = 'table'");
  const auto there = tables ? tables->step() : tl::unexpected(tables.error());
  if (!there) {
    return tl::unexpected(there.error());
  }
  const std::int64_t all = tables->number(0);
  const std::int64_t ours = tables->number(1);
  tables->reset();
  if (all == 0) {
    return std::nullopt;
  }
  if (ours != 4) {
    return fail("this database is no survey");
  }
  auto query = file.query("SELECT plan FROM survey");
  const auto row = query ? query->step() : tl::unexpected(query.error());
  if (!row) {
    return tl::unexpected(row.error());
  }
  if (!*row) {
    return fail("the survey has lost its plan");
  }
  return std::optional(std::string(query->text(0)));
}

Result<> create(SqliteFile& file, const Plan& plan) {
  Transaction transaction(file);
  const auto fill = [&]() -> Result<> {
    auto survey = file.query("INSERT INTO survey (plan) VALUES (?)");
    auto solver = file.query("INSERT INTO solver (number, name) VALUES (?, ?)");
    auto chunks = file.query(
        "WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?) "
        "INSERT INTO chunk (number, state) SELECT i, 'open' FROM n");
    if (!survey || !solver || !chunks) {
      return tl::unexpected(!survey ? survey.error() : !solver ? solver.error() : chunks.error());
    }
    const std::string text = plan.text();
    Result<> good = survey->bind(1, text).run();
    for (std::size_t i = 0; good && i < plan.work.solvers.size(); ++i) {
      good = solver->bind(1, whole(i)).bind(2, plan.work.solvers[i]).run();
    }
    return good ? chunks->bind(1, whole(plan.chunks())).run() : good;
  };
  return transaction.begin().and_then([&] { return file.run(kSqliteSchema); }).and_then(fill).and_then([&] {
    return transaction.commit();
  });
}

class SqliteStore final : public Store {
public:
  SqliteStore(SqliteFile file, Plan plan, std::string version, std::optional<FileLock> lock)
      : lock_(std::move(lock)), file_(std::move(file)), plan_(std::move(plan)), version_(std::move(version)) {}

  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;
  ~SqliteStore() override {
    if (lock_) {
      take_.reset();
      done_.reset();
      put_.reset();
      (void)file_.run(kSqliteRest);  // while somebody reads the journal stays; that does no harm
    }
  }

  [[nodiscard]] const Plan& plan() const override { return plan_; }

  // The chunks are those of the plan, no more and no less.
  [[nodiscard]] Result<> check_chunks() {
    auto query = file_.query(
        "SELECT count(*), min(number), max(number), count(*) FILTER (WHERE state NOT IN ('open', 'taken', 'done')) "
        "FROM chunk");
    const auto row = query ? query->step() : tl::unexpected(query.error());
    return row ? check_chunk_list(plan_, {query->number(0), query->number(1), query->number(2), query->number(3)})
               : tl::unexpected(row.error());
  }

  // Whatever is still taken was lost with the process before.
  [[nodiscard]] Result<> recover() {
    return file_.run("UPDATE chunk SET state = 'open', lost = lost + 1 WHERE state = 'taken'");
  }

  [[nodiscard]] Result<std::optional<std::uint64_t>> take() override {
    if (!take_) {
      // The order of the index: a chunk that takes the process down with it comes after all others.
      auto query = file_.query(
          "UPDATE chunk SET state = 'taken' WHERE number = (SELECT number FROM chunk WHERE state = 'open' "
          "ORDER BY lost, number LIMIT 1) RETURNING number");
      if (!query) {
        return tl::unexpected(query.error());
      }
      take_ = *std::move(query);
    }
    const auto row = take_->step();
    if (!row || !*row) {
      return row ? Result<std::optional<std::uint64_t>>(std::nullopt) : tl::unexpected(row.error());
    }
    const auto number = static_cast<std::uint64_t>(take_->number(0));
    take_->reset();
    return number;
  }

  [[nodiscard]] Result<> put(std::uint64_t chunk, const std::vector<DealOutcomes>& deals) override {
    Transaction transaction(file_);
    return transaction.begin().and_then([&] { return insert(chunk, deals); }).and_then([&] {
      return transaction.commit();
    });
  }

  [[nodiscard]] Result<> give_back(std::uint64_t chunk) override {
    return file_.run(fmt::format("UPDATE chunk SET state = 'open' WHERE number = {} AND state = 'taken'", chunk));
  }

  // There is nobody else who might do better.
  [[nodiscard]] Result<> give_up(std::uint64_t chunk, const Error& fault) override {
    return give_back(chunk).and_then([&]() -> Result<> { return tl::unexpected(fault); });
  }

  [[nodiscard]] Result<> renew() override { return {}; }

  [[nodiscard]] Result<StoreState> state() override {
    auto query = file_.query("SELECT state, count(*), max(number) FROM chunk GROUP BY state");
    if (!query) {
      return tl::unexpected(query.error());
    }
    StoreState state;
    auto row = query->step();
    for (; row && *row; row = query->step()) {
      const auto count = static_cast<std::uint64_t>(query->number(1));
      if (query->text(0) == "done") {
        state.done = count;
        state.deals = deals_in(plan_, count, static_cast<std::uint64_t>(query->number(2)));
      } else if (query->text(0) == "taken") {
        state.taken = count;
      }
    }
    return row ? Result<StoreState>(state) : tl::unexpected(row.error());
  }

  [[nodiscard]] Result<std::vector<AsideChunk>> set_aside() override { return std::vector<AsideChunk>{}; }

  [[nodiscard]] Result<> each(const Visit& visit) override {
    auto query = file_.query(
        "SELECT r.place, r.verdict, r.halt, r.nodes, r.moves, r.seconds, c.version FROM result r "
        "JOIN chunk c ON c.number = r.chunk ORDER BY r.place, r.solver");
    if (!query) {
      return tl::unexpected(query.error());
    }
    DealOutcomes outcomes;
    std::uint64_t last = 0;
    auto row = query->step();
    for (; row && *row; row = query->step()) {
      const auto place = static_cast<std::uint64_t>(query->number(0));
      const auto outcome =
          outcome_of({query->text(1), query->text(2), query->number(3), query->number(4), query->real(5)});
      if (!outcome || place >= plan_.deals() || (!outcomes.empty() && place != last)) {
        return fail("the answers of the survey are damaged", fmt::format("place {}", query->number(0)));
      }
      last = place;
      outcomes.push_back(*outcome);
      if (outcomes.size() == plan_.work.solvers.size()) {
        visit(place, outcomes, query->text(6));
        outcomes.clear();
      }
    }
    return row ? Result<>{} : tl::unexpected(row.error());
  }

private:
  [[nodiscard]] Result<> insert(std::uint64_t chunk, const std::vector<DealOutcomes>& deals) {
    if (!done_) {
      auto done = file_.query("UPDATE chunk SET state = 'done', version = ? WHERE number = ? AND state <> 'done'");
      auto put = file_.query(
          "INSERT OR IGNORE INTO result (place, solver, chunk, deal, verdict, halt, nodes, moves, seconds) "
          "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
      if (!done || !put) {
        return tl::unexpected(done ? put.error() : done.error());
      }
      done_ = *std::move(done);
      put_ = *std::move(put);
    }
    if (auto good = done_->bind(1, version_).bind(2, whole(chunk)).run(); !good) {
      return good;
    }
    for (std::size_t i = 0; i < deals.size(); ++i) {
      const std::uint64_t place = plan_.first_of(chunk) + i;
      const std::string deal = trials::number_of_deal(plan_.work, place).text();
      for (std::size_t solver = 0; solver < deals[i].size(); ++solver) {
        const trials::Outcome& outcome = deals[i][solver];
        put_->bind(1, whole(place)).bind(2, whole(solver)).bind(3, whole(chunk)).bind(4, deal);
        put_->bind(5, to_text(outcome.verdict)).bind(6, to_text(outcome.halt)).bind(7, whole(outcome.nodes));
        if (auto good = put_->bind(8, whole(outcome.moves)).bind(9, outcome.seconds).run(); !good) {
          return good;
        }
      }
    }
    return {};
  }

  std::optional<FileLock> lock_;
  SqliteFile file_;
  Plan plan_;
  std::string version_;
  std::optional<SqliteQuery> take_;
  std::optional<SqliteQuery> done_;
  std::optional<SqliteQuery> put_;
};

Result<Plan> plan_in(SqliteFile& file, const std::string& path) {
  auto text = stored_plan(file);
  if (!text) {
    return fail(text.error().message, path, "give a file that `sabar survey` has made");
  }
  if (!*text) {
    return fail("there is no survey in this file", path, "`sabar survey GAME --deals a..b --out FILE` makes one");
  }
  return Plan::parse(**text);
}

}  // namespace

Result<std::unique_ptr<Store>> open_file_to_work(const std::string& path, const Plan& plan, const Worker& worker) {
  auto lock = FileLock::take(path + ".lock");
  if (!lock) {
    return tl::unexpected(lock.error());
  }
  auto file = SqliteFile::open(path, SqliteFile::Mode::write);
  if (!file) {
    return tl::unexpected(file.error());
  }
  const auto known = stored_plan(*file);
  if (!known) {
    return fail(known.error().message, path, "give another --out");
  }
  if (auto set = file->run(kSqliteSettings); !set) {
    return fail(set.error().message, path);
  }
  const auto ready = *known ? Plan::parse(**known).and_then([&](const Plan& old) { return same_question(old, plan); })
                            : create(*file, plan);
  if (!ready) {
    return tl::unexpected(ready.error());
  }
  auto store = std::make_unique<SqliteStore>(*std::move(file), plan, worker.version, *std::move(lock));
  if (auto recovered = store->check_chunks().and_then([&] { return store->recover(); }); !recovered) {
    return fail(recovered.error().message, path, recovered.error().hint);
  }
  return store;
}

Result<std::unique_ptr<Store>> open_file_to_read(const std::string& path) {
  if (!std::filesystem::exists(path)) {
    return fail("there is no such file", path);
  }
  auto file = SqliteFile::open(path, SqliteFile::Mode::read);
  if (!file) {
    return tl::unexpected(file.error());
  }
  auto plan = plan_in(*file, path);
  if (!plan) {
    return tl::unexpected(plan.error());
  }
  auto store = std::make_unique<SqliteStore>(*std::move(file), *std::move(plan), std::string(), std::nullopt);
  if (auto good = store->check_chunks(); !good) {
    return fail(good.error().message, path, good.error().hint);
  }
  return store;
}

}  // namespace sabar::survey
