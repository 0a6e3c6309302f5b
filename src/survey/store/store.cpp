#include <fmt/format.h>

#include <sabar/survey/store/postgres_store.hpp>
#include <sabar/survey/store/sqlite_store.hpp>
#include <sabar/survey/store/store.hpp>

namespace sabar::survey {
namespace {

constexpr const char* kMakeAnew = "it is damaged; make it anew";

// Says of every error which survey it is about.
Result<std::unique_ptr<Store>> placed(Result<std::unique_ptr<Store>> store, const std::string& address) {
  const std::string survey = is_server(address) ? "PostgreSQL" : address;
  if (!store && !store.error().where.starts_with(survey)) {
    std::string& where = store.error().where;
    where = where.empty() ? survey : fmt::format("{}, {}", survey, where);
  }
  return store;
}

}  // namespace

std::uint64_t deals_in(const Plan& plan, std::uint64_t chunks, std::uint64_t last) {
  const bool whole = last + 1 < plan.chunks();
  return chunks * plan.chunk - (whole ? 0 : plan.chunk - plan.size_of(plan.chunks() - 1));
}

Result<> check_chunk_list(const Plan& plan, const ChunkList& list) {
  const auto wanted = static_cast<std::int64_t>(plan.chunks());
  if (list.strange > 0) {
    return fail(fmt::format("{} of the chunks are in no known state", list.strange), {}, kMakeAnew);
  }
  if (list.count == wanted && list.first == 0 && list.last == wanted - 1) {
    return {};
  }
  return fail(fmt::format("the survey lists {} chunks, from {} to {}, where its plan has {}", list.count, list.first,
                          list.last, wanted),
              {}, kMakeAnew);
}

Result<std::unique_ptr<Store>> open_to_work(const std::string& address, const Plan& plan, const Worker& worker) {
  if (auto good = check_address(address).and_then([&] { return check_size(plan); }); !good) {
    return tl::unexpected(good.error());
  }
  return placed(
      is_server(address) ? open_server_to_work(address, plan, worker) : open_file_to_work(address, plan, worker),
      address);
}

Result<std::unique_ptr<Store>> join_work(const std::string& address, const Worker& worker) {
  if (auto good = check_address(address); !good) {
    return tl::unexpected(good.error());
  }
  if (!is_server(address)) {
    return fail("only a survey on a server can be joined", address,
                "give postgresql://…; of a file, `sabar survey GAME …` with the same options goes on");
  }
  return placed(join_server(address, worker), address);
}

Result<std::unique_ptr<Store>> open_to_read(const std::string& address) {
  if (auto good = check_address(address); !good) {
    return tl::unexpected(good.error());
  }
  return placed(is_server(address) ? join_server(address, {}) : open_file_to_read(address), address);
}

}  // namespace sabar::survey
