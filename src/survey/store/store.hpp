// Where the answers of a survey are kept, and who does what is agreed on.
//
// A worker takes a chunk, solves its deals and puts the answers in. Answers belong to their chunk: putting them in a
// second time changes nothing, so a chunk that was lost, or done twice, does no harm. What put() has acknowledged
// stays, whatever happens to the process.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sabar/core/result.hpp>
#include <sabar/survey/plan.hpp>
#include <sabar/survey/store/address.hpp>

namespace sabar::survey {

// The outcomes of one deal, one for each solver of the plan.
using DealOutcomes = std::vector<trials::Outcome>;

struct StoreState {
  std::uint64_t done = 0;   // chunks
  std::uint64_t taken = 0;  // by somebody, who is at work on it or lost
  std::uint64_t aside = 0;  // given up after several tries
  std::uint64_t deals = 0;  // in the chunks that are done
};

struct AsideChunk {
  std::uint64_t number = 0;
  std::string fault;
};

class Store {
public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  [[nodiscard]] virtual const Plan& plan() const = 0;

  // A chunk nobody else works on; none when there is none at present.
  [[nodiscard]] virtual Result<std::optional<std::uint64_t>> take() = 0;
  // The answers of all deals of a chunk, in their order.
  [[nodiscard]] virtual Result<> put(std::uint64_t chunk, const std::vector<DealOutcomes>& deals) = 0;
  // Somebody asked the worker to stop.
  [[nodiscard]] virtual Result<> give_back(std::uint64_t chunk) = 0;
  // A fault while working on it. An error ends the whole survey; otherwise the chunk is tried again or set aside.
  [[nodiscard]] virtual Result<> give_up(std::uint64_t chunk, const Error& fault) = 0;
  // Tells the others that this worker is alive.
  [[nodiscard]] virtual Result<> renew() = 0;

  [[nodiscard]] virtual Result<StoreState> state() = 0;
  [[nodiscard]] virtual Result<std::vector<AsideChunk>> set_aside() = 0;
  // Every deal that is done in the order of the numbers: its place in the range, its outcomes, and the version of the
  // program that found them.
  using Visit = std::function<void(std::uint64_t index, const DealOutcomes& outcomes, std::string_view version)>;
  [[nodiscard]] virtual Result<> each(const Visit& visit) = 0;
};

// How many deals so many chunks have, the one numbered `last` being the last of them: only the plan's last chunk may be
// shorter than the others.
[[nodiscard]] std::uint64_t deals_in(const Plan& plan, std::uint64_t chunks, std::uint64_t last);

// What a store says of the chunks it lists.
struct ChunkList {
  std::int64_t count = 0;
  std::int64_t first = 0;
  std::int64_t last = 0;
  std::int64_t strange = 0;  // in a state that does not exist
};

// A list that is not the plan's is damaged, and would never be done.
[[nodiscard]] Result<> check_chunk_list(const Plan& plan, const ChunkList& list);

// Who works on a survey.
struct Worker {
  std::string version;             // of the program
  std::chrono::seconds lease{30};  // on a server: after so long without a sign of life its chunks go to others
  std::function<bool()> hurry{};   // asked while the server is away: true ends the wait
};

// To work on a survey: makes it if it is not there. A survey with another plan is an error.
[[nodiscard]] Result<std::unique_ptr<Store>> open_to_work(const std::string& address, const Plan& plan,
                                                          const Worker& worker);
// To join the survey on a server.
[[nodiscard]] Result<std::unique_ptr<Store>> join_work(const std::string& address, const Worker& worker);
// To read only.
[[nodiscard]] Result<std::unique_ptr<Store>> open_to_read(const std::string& address);

}  // namespace sabar::survey
