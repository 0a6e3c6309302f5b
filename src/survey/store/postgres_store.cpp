#include <algorithm>
#include <array>
#include <optional>
#include <random>
#include <set>
#include <thread>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <pqxx/pqxx>
#include <unistd.h>

#include <sabar/survey/outcome_text.hpp>
#include <sabar/survey/store/address.hpp>
#include <sabar/survey/store/postgres_schema.hpp>
#include <sabar/survey/store/postgres_store.hpp>

namespace sabar::survey {
namespace {

using Clock = std::chrono::steady_clock;

constexpr auto kReachFor = std::chrono::minutes(2);  // a server that has gone away
constexpr auto kReachEvery = std::chrono::milliseconds(500);
constexpr int kMostTries = 3;
constexpr std::int64_t kPage = 10'000;        // deals read at a time
constexpr std::int64_t kMakeLock = 0x5ABA12;  // whoever makes the tables holds this

// One process; the name only has to be its own.
std::string worker_name() {
  std::array<char, 256> host{};
  gethostname(host.data(), host.size() - 1);
  return fmt::format("{}:{}:{:08x}", host.data(), getpid(), std::random_device{}());
}

// The server is being stopped or started; two requests were in each other's way.
bool passes(const std::string& state) { return state.starts_with("57P") || state == "40001" || state == "40P01"; }

// A connection that is made again when it is lost. Every request is one transaction, and doing it twice does no harm.
class Server {
public:
  explicit Server(std::string address, std::function<bool()> hurry = {})
      : address_(std::move(address)), hurry_(std::move(hurry)) {}

  // call(transaction) → T. Errors of the server become values; only a lost connection is tried again.
  template <class F>
  auto ask(F&& call) -> Result<std::invoke_result_t<F, pqxx::work&>> {
    const auto end = Clock::now() + kReachFor;
    for (;;) {
      try {
        if (!connection_) {
          connection_ = std::make_unique<pqxx::connection>(address_);
        }
        pqxx::work work(*connection_);
        if constexpr (std::is_void_v<std::invoke_result_t<F, pqxx::work&>>) {
          call(work);
          work.commit();
          reached_ = true;
          return {};
        } else {
          auto answer = call(work);
          work.commit();
          reached_ = true;
          return answer;
        }
      } catch (const pqxx::broken_connection& error) {
        // A server that was never reached is probably a wrong address.
        if (!reached_ || enough(end)) {
          return fault(error);
        }
      } catch (const pqxx::in_doubt_error& error) {
        if (enough(end)) {
          return fault(error);
        }
      } catch (const pqxx::sql_error& error) {
        if (!passes(error.sqlstate()) || enough(end)) {
          return fault(error);
        }
      } catch (const std::exception& error) {
        return fault(error);
      }
      connection_.reset();
      std::this_thread::sleep_for(kReachEvery);
    }
  }

private:
  [[nodiscard]] tl::unexpected<Error> fault(const std::exception& error) const {
    return tl::unexpected(without_password(error.what(), address_));
  }
  [[nodiscard]] bool enough(Clock::time_point end) const { return Clock::now() >= end || (hurry_ && hurry_()); }

  std::string address_;
  std::function<bool()> hurry_;
  std::unique_ptr<pqxx::connection> connection_;
  bool reached_ = false;
};

std::optional<std::string> plan_there(pqxx::work& work) {
  if (work.exec1("SELECT to_regclass('survey') IS NOT NULL AND to_regclass('chunk') IS NOT NULL")[0].as<bool>()) {
    const pqxx::result rows = work.exec("SELECT plan FROM survey");
    return rows.empty() ? std::nullopt : std::optional(rows[0][0].as<std::string>());
  }
  return std::nullopt;
}

// Makes the survey unless it is there; gives the plan that is there.
std::string make_survey(pqxx::work& work, const Plan& plan) {
  work.exec_params("SELECT pg_advisory_xact_lock($1)", kMakeLock);
  if (auto known = plan_there(work)) {
    return *known;
  }
  work.exec(kPostgresSchema);
  work.exec_params("INSERT INTO survey (plan) VALUES ($1)", plan.text());
  for (std::size_t i = 0; i < plan.work.solvers.size(); ++i) {
    work.exec_params("INSERT INTO solver (number, name) VALUES ($1, $2)", i, plan.work.solvers[i]);
  }
  work.exec_params("INSERT INTO chunk (number, state) SELECT i, 'open' FROM generate_series(0::bigint, $1) AS i",
                   plan.chunks() - 1);
  return plan.text();
}

class PostgresStore final : public Store {
public:
  PostgresStore(Server server, Plan plan, const Worker& worker)
      : server_(std::move(server)), plan_(std::move(plan)), worker_(worker), name_(worker_name()) {}

  [[nodiscard]] const Plan& plan() const override { return plan_; }

  [[nodiscard]] Result<std::optional<std::uint64_t>> take() override {
    auto taken = server_.ask([&](pqxx::work& work) -> std::optional<std::uint64_t> {
      work.exec_params(
          "UPDATE chunk SET state = 'aside', fault = coalesce(fault, 'lost with its worker') WHERE number IN (SELECT "
          "number FROM chunk WHERE state = 'taken' AND until < now() AND tries >= $1 FOR UPDATE SKIP LOCKED)",
          kMostTries);
      const pqxx::result rows = work.exec_params(
          "UPDATE chunk SET state = 'taken', tries = tries + 1, worker = $1, until = now() + make_interval(secs => $2) "
          "WHERE number = (SELECT number FROM chunk WHERE state IN ('open', 'taken') AND (state = 'open' OR until < "
          "now()) "
          "ORDER BY number FOR UPDATE SKIP LOCKED LIMIT 1) RETURNING number",
          name_, worker_.lease.count());
      return rows.empty() ? std::nullopt : std::optional(rows[0][0].as<std::uint64_t>());
    });
    if (taken && *taken) {
      held_.insert(**taken);
    }
    return taken;
  }

  [[nodiscard]] Result<> put(std::uint64_t chunk, const std::vector<DealOutcomes>& deals) override {
    held_.erase(chunk);
    return server_.ask([&](pqxx::work& work) {
      const pqxx::result won = work.exec_params(
          "UPDATE chunk SET state = 'done', version = $2, worker = $3, fault = NULL, until = NULL "
          "WHERE number = $1 AND state <> 'done' RETURNING number",
          chunk, worker_.version, name_);
      if (!won.empty()) {
        write(work, chunk, deals);
      }
    });
  }

  [[nodiscard]] Result<> give_back(std::uint64_t chunk) override {
    held_.erase(chunk);
    return server_.ask([&](pqxx::work& work) {
      work.exec_params(
          "UPDATE chunk SET state = 'open', tries = tries - 1 WHERE number = $1 AND state = 'taken' AND worker = $2",
          chunk, name_);
    });
  }

  [[nodiscard]] Result<> give_up(std::uint64_t chunk, const Error& fault) override {
    held_.erase(chunk);
    return server_.ask([&](pqxx::work& work) {
      work.exec_params(
          "UPDATE chunk SET state = CASE WHEN tries >= $3 THEN 'aside' ELSE 'open' END, fault = $4 "
          "WHERE number = $1 AND state = 'taken' AND worker = $2",
          chunk, name_, kMostTries, fault.text());
    });
  }

  // Only what is in hand: a chunk whose number was lost on the way from the server must go to somebody else.
  [[nodiscard]] Result<> renew() override {
    return server_.ask([&](pqxx::work& work) {
      work.exec_params(
          "UPDATE chunk SET until = now() + make_interval(secs => $2) WHERE worker = $1 AND state = 'taken' AND "
          "number = ANY ($3::bigint[])",
          name_, worker_.lease.count(), fmt::format("{{{}}}", fmt::join(held_, ",")));
    });
  }

  [[nodiscard]] Result<StoreState> state() override {
    return server_.ask([&](pqxx::work& work) {
      StoreState state;
      for (const auto& row : work.exec("SELECT state, count(*), max(number) FROM chunk GROUP BY state")) {
        const auto count = row[1].as<std::uint64_t>();
        const auto kind = row[0].as<std::string>();
        if (kind == "done") {
          state.done = count;
          state.deals = deals_in(plan_, count, row[2].as<std::uint64_t>());
        } else if (kind == "taken") {
          state.taken = count;
        } else if (kind == "aside") {
          state.aside = count;
        }
      }
      return state;
    });
  }

  [[nodiscard]] Result<std::vector<AsideChunk>> set_aside() override {
    return server_.ask([&](pqxx::work& work) {
      std::vector<AsideChunk> list;
      for (const auto& row : work.exec("SELECT number, fault FROM chunk WHERE state = 'aside' ORDER BY number")) {
        list.push_back({row[0].as<std::uint64_t>(), row[1].as<std::string>("")});
      }
      return list;
    });
  }

  [[nodiscard]] Result<> each(const Visit& visit) override {
    const std::size_t solvers = plan_.work.solvers.size();
    for (std::int64_t from = 0; std::cmp_less(from, plan_.deals()); from += kPage) {
      const auto rows = server_.ask([&](pqxx::work& work) {
        return work.exec_params(
            "SELECT r.place, r.verdict, r.halt, r.nodes, r.moves, r.seconds, c.version FROM result r JOIN chunk c ON "
            "c.number = r.chunk WHERE r.place >= $1 AND r.place < $2 ORDER BY r.place, r.solver",
            from, from + kPage);
      });
      if (!rows) {
        return tl::unexpected(rows.error());
      }
      DealOutcomes outcomes;
      std::uint64_t last = 0;
      for (const auto& row : *rows) {
        const auto place = row[0].as<std::uint64_t>();  // not negative: it was asked for
        const auto outcome = outcome_of({row[1].c_str(), row[2].c_str(), row[3].as<std::int64_t>(),
                                         row[4].as<std::int64_t>(), row[5].as<double>()});
        if (!outcome || (!outcomes.empty() && place != last)) {
          return fail("the answers of the survey are damaged", fmt::format("place {}", place));
        }
        last = place;
        outcomes.push_back(*outcome);
        if (outcomes.size() == solvers) {
          visit(place, outcomes, row[6].as<std::string>(""));
          outcomes.clear();
        }
      }
    }
    return {};
  }

  // The chunks are those of the plan, no more and no less.
  [[nodiscard]] Result<> check_chunks() {
    const auto list = server_.ask([&](pqxx::work& work) {
      const auto row = work.exec1(
          "SELECT count(*), coalesce(min(number), 0), coalesce(max(number), 0), count(*) FILTER (WHERE state NOT IN "
          "('open', 'taken', 'done', 'aside')) FROM chunk");
      return ChunkList{row[0].as<std::int64_t>(), row[1].as<std::int64_t>(), row[2].as<std::int64_t>(),
                       row[3].as<std::int64_t>()};
    });
    return list ? check_chunk_list(plan_, *list) : tl::unexpected(list.error());
  }

private:
  void write(pqxx::work& work, std::uint64_t chunk, const std::vector<DealOutcomes>& deals) const {
#if PQXX_VERSION_MAJOR < 7
    const std::vector<std::string> columns{"place", "solver", "chunk", "deal",   "verdict",
                                           "halt",  "nodes",  "moves", "seconds"};
    pqxx::stream_to table(work, "result", columns);
#else
    auto table =
        pqxx::stream_to::raw_table(work, "result", "place, solver, chunk, deal, verdict, halt, nodes, moves, seconds");
#endif
    for (std::size_t i = 0; i < deals.size(); ++i) {
      const std::uint64_t place = plan_.first_of(chunk) + i;
      const std::string deal = trials::number_of_deal(plan_.work, place).text();
      for (std::size_t solver = 0; solver < deals[i].size(); ++solver) {
        const trials::Outcome& outcome = deals[i][solver];
        table << std::tuple(place, solver, chunk, deal, std::string(to_text(outcome.verdict)),
                            std::string(to_text(outcome.halt)), outcome.nodes, outcome.moves, outcome.seconds);
      }
    }
    table.complete();
  }

  Server server_;
  Plan plan_;
  Worker worker_;
  std::string name_;
  std::set<std::uint64_t> held_;  // chunks in the hands of this process
};

Result<std::unique_ptr<Store>> checked_store(Server server, Plan plan, const Worker& worker) {
  auto store = std::make_unique<PostgresStore>(std::move(server), std::move(plan), worker);
  if (auto good = store->check_chunks(); !good) {
    return tl::unexpected(good.error());
  }
  return store;
}

}  // namespace

Result<std::unique_ptr<Store>> open_server_to_work(const std::string& address, const Plan& plan, const Worker& worker) {
  Server server(address, worker.hurry);
  const auto known = server.ask([&](pqxx::work& work) { return make_survey(work, plan); });
  if (!known) {
    return tl::unexpected(known.error());
  }
  const auto same = Plan::parse(*known).and_then([&](const Plan& old) { return same_question(old, plan); });
  if (!same) {
    return tl::unexpected(same.error());
  }
  return checked_store(std::move(server), plan, worker);
}

Result<std::unique_ptr<Store>> join_server(const std::string& address, const Worker& worker) {
  Server server(address, worker.hurry);
  const auto known = server.ask([&](pqxx::work& work) { return plan_there(work); });
  if (!known) {
    return tl::unexpected(known.error());
  }
  if (!*known) {
    return fail("there is no survey on this server", "PostgreSQL",
                "`sabar survey GAME --deals a..b --out ADDRESS` makes one");
  }
  return Plan::parse(**known).and_then(
      [&](Plan plan) { return checked_store(std::move(server), std::move(plan), worker); });
}

}  // namespace sabar::survey
