// sabar serve: the page on this machine, until Ctrl-C.
#include <csignal>
#include <cstdio>
#include <memory>
#include <thread>

#include <fmt/format.h>
#include <pthread.h>

#include <sabar/cli/command.hpp>
#include <sabar/cli/words.hpp>
#include <sabar/serve/page_file.hpp>
#include <sabar/serve/server.hpp>
#include <sabar/serve/site.hpp>

namespace sabar::cli {
namespace {

Result<std::unique_ptr<serve::Site>> chosen_site(const ServeOptions& options, const ProgramWords& words) {
  if (!options.root.empty()) {
    return serve::make_folder_site(options.root);
  }
  const auto page = serve::embedded_page();
  if (page.empty()) {
    return fail(std::string(words.no_page), {}, std::string(words.page_hint));
  }
  return serve::make_program_site(page);
}

// The threads of the server inherit the mask, so the signals come to nobody but wait().
class EndSignals {
public:
  EndSignals() {
    sigemptyset(&set_);
    for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
      sigaddset(&set_, number);
    }
    pthread_sigmask(SIG_BLOCK, &set_, nullptr);
  }

  void wait() const {
    int number = 0;
    sigwait(&set_, &number);
  }

private:
  sigset_t set_{};
};

}  // namespace

Result<int> run_serve(const ServeOptions& options) {
  const auto language = parse_language(options.language);
  if (!language) {
    return tl::unexpected(language.error());
  }
  const ProgramWords& words = program_words(*language);
  auto site = chosen_site(options, words);
  if (!site) {
    return tl::unexpected(site.error());
  }
  const EndSignals signals;
  auto server = serve::Server::open(*std::move(site), {options.host, options.port, options.names});
  if (!server) {
    return tl::unexpected(server.error());
  }
  fmt::print("{} {}  ({})\n", words.here, server->address(), words.how_to_end);
  std::fflush(stdout);

  bool well = true;
  const pthread_t here = pthread_self();
  std::thread listener([&] {
    well = server->run();
    if (!well) {
      pthread_kill(here, SIGTERM);
    }
  });
  signals.wait();
  server->stop();
  listener.join();
  if (!well) {
    return fail(std::string(words.lost), {}, std::string(words.lost_hint));
  }
  return kExitSuccess;
}

std::string serve_help() {
  return "The page needs nothing from anywhere else and is served to this machine alone unless --host says otherwise.\n"
         "It answers to IP addresses, to localhost and to the name that --host or --allow-host gives: another name in "
         "the\n"
         "address bar is that of somebody else's page, which could otherwise reach in here.\n"
         "Examples:\n"
         "  sabar serve\n"
         "  sabar serve --port 9000\n"
         "  sabar serve --root web/dist            a built page in a folder, as it changes\n"
         "  sabar serve --host 0.0.0.0             for everybody who can reach this machine\n"
         "  sabar serve --host 0.0.0.0 --allow-host den.local    … under that name too";
}

}  // namespace sabar::cli
