// A survey on a PostgreSQL server, for many machines: queue and store in one database.
//
// A worker takes a chunk on lease and renews its leases every few seconds. When a worker dies, the lease runs out and
// the chunk goes to somebody else; a chunk that was lost or failed three times is set aside with the reason. Rows that
// others hold are skipped, not waited for. When the server goes away, a worker tries for two minutes to reach it again.
#pragma once

#include <memory>
#include <string>

#include <sabar/survey/store/store.hpp>

namespace sabar::survey {

[[nodiscard]] Result<std::unique_ptr<Store>> open_server_to_work(const std::string& address, const Plan& plan,
                                                                 const Worker& worker);
[[nodiscard]] Result<std::unique_ptr<Store>> join_server(const std::string& address, const Worker& worker);

}  // namespace sabar::survey
