#include <sabar/survey/postgres_store.hpp>
#include <sabar/survey/sqlite_store.hpp>
#include <sabar/survey/store.hpp>

namespace sabar::survey {

std::uint64_t deals_in(const Plan& plan, std::uint64_t chunks, std::uint64_t last) {
  const bool whole = last + 1 < plan.chunks();
  return chunks * plan.chunk - (whole ? 0 : plan.chunk - plan.size_of(plan.chunks() - 1));
}

bool is_server(std::string_view address) {
  return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

Result<std::unique_ptr<Store>> open_to_work(const std::string& address, const Plan& plan, const Worker& worker) {
  return is_server(address) ? open_server_to_work(address, plan, worker) : open_file_to_work(address, plan, worker);
}

Result<std::unique_ptr<Store>> join_work(const std::string& address, const Worker& worker) {
  if (!is_server(address)) {
    return fail("only a survey on a server can be joined", address,
                "give postgresql://…; of a file, `sabar survey GAME …` with the same options goes on");
  }
  return join_server(address, worker);
}

Result<std::unique_ptr<Store>> open_to_read(const std::string& address) {
  return is_server(address) ? join_server(address, {}) : open_file_to_read(address);
}

}  // namespace sabar::survey
