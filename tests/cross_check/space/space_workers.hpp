// Random rules by several processes. Each takes a stretch of rules, tells what came of them through a pipe, and leaves
// word in common memory of what it is at, so that a process that dies names the case it died of.
#pragma once

#include <csignal>
#include <cstring>
#include <iostream>
#include <set>
#include <sstream>

#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cross_check/space/rules_source.hpp"
#include "cross_check/space/space_run.hpp"

namespace sabar {

class SpaceWorkers {
public:
  SpaceWorkers(std::uint64_t seed, std::uint64_t processes) : seed_(seed), workers_(processes) {
    for (Worker& worker : workers_) {
      void* memory = ::mmap(nullptr, sizeof(At), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
      worker.at = static_cast<At*>(memory);
    }
  }

  // As long as `more` says so of the totals.
  template <class More>
  void run(More&& more) {
    for (Worker& worker : workers_) {
      start(worker, next_, next_ + kStretch);
      next_ += kStretch;
    }
    for (std::size_t busy = workers_.size(); busy > 0;) {
      Worker& worker = wait();
      const std::uint64_t from = worker.died ? worker.at->rules + 1 : worker.end;
      const bool rest = from < worker.end;
      if (!more(totals_)) {
        --busy;
      } else if (rest) {
        start(worker, from, worker.end);
      } else {
        start(worker, next_, next_ + kStretch);
        next_ += kStretch;
      }
    }
  }

  [[nodiscard]] const SpaceTotals& totals() const { return totals_; }
  [[nodiscard]] const WordCount& words() const { return words_; }
  [[nodiscard]] const std::map<std::string, std::uint64_t>& asked() const { return asked_; }
  [[nodiscard]] std::uint64_t dead() const { return dead_; }
  [[nodiscard]] bool faultless() const { return dead_ + totals_.disagreements + totals_.rejected == 0; }

private:
  static constexpr std::uint64_t kStretch = 100;  // rules
  static constexpr unsigned kMostSeconds = 300;   // for one question and all that follows from a fault

  static constexpr std::size_t kMostPrinted = 12;
  static constexpr char kNewLine = '\1';  // within one line of what a process tells

  // What a process is at.
  struct At {
    std::uint64_t rules;
    std::array<char, 8000> text;
  };
  struct Worker {
    pid_t process = 0;
    int pipe = -1;
    std::uint64_t end = 0;
    bool died = false;
    std::string told;
    At* at = nullptr;
  };

  void start(Worker& worker, std::uint64_t from, std::uint64_t end) {
    std::array<int, 2> ends{};
    if (::pipe(ends.data()) != 0) {
      std::exit(1);
    }
    std::cout << std::flush;
    worker.end = end;
    worker.process = ::fork();
    if (worker.process == 0) {
      ::close(ends[0]);
      work(*worker.at, from, end, ends[1]);
      ::_exit(0);
    }
    ::close(ends[1]);
    worker.pipe = ends[0];
  }

  // In a process of its own. Of each rules text its numbers, its words, who was asked,
  // and the findings.
  void work(At& at, std::uint64_t from, std::uint64_t end, int pipe) const {
    const auto watch = [&](const SpaceCase& now, const std::string& witness) {
      ::alarm(kMostSeconds);
      const std::string text = fmt::format("{}\n{}", witness, now.text());
      std::snprintf(at.text.data(), at.text.size(), "%s", text.c_str());
    };
    for (std::uint64_t number = from; number < end; ++number) {
      at.rules = number;
      RulesSource source(seed_, number);
      const RandomRules rules = source.next_or_directed(number);
      SpaceRun run(SpaceBudget{}, 2, watch);
      run.check(rules, source.dice(), 1 + source.dice().below(1'000'000), 6, 4);
      SpaceTotals totals = run.totals();
      std::string text = "n";
      for (const std::uint64_t* value : totals.all()) {
        text += fmt::format(" {}", *value);
      }
      text += "\nw";
      for (const std::size_t word : Vocabulary::get().words_of(rules.sketch)) {
        text += fmt::format(" {}", word);
      }
      for (const auto& [witness, times] : run.asked()) {
        text += fmt::format("\na {} {}", times, witness);
      }
      for (const Finding& finding : run.findings()) {
        std::string one_line = fmt::format("seed {}, rules {}\n{}", seed_, number, finding.text());
        std::replace(one_line.begin(), one_line.end(), '\n', kNewLine);
        text += fmt::format("\n{}{}{}", finding.witness, kNewLine, one_line);
      }
      text += '\n';
      if (::write(pipe, text.data(), text.size()) < 0) {
        ::_exit(1);
      }
    }
  }

  // The next process that ends; what it has told is added up.
  Worker& wait() {
    while (true) {
      std::vector<pollfd> pipes;
      for (const Worker& worker : workers_) {
        pipes.push_back({worker.pipe, POLLIN, 0});
      }
      ::poll(pipes.data(), pipes.size(), -1);
      for (std::size_t i = 0; i < pipes.size(); ++i) {
        if (pipes[i].revents != 0 && !read_some(workers_[i])) {
          end(workers_[i]);
          return workers_[i];
        }
      }
    }
  }
  // False at the end.
  static bool read_some(Worker& worker) {
    std::array<char, 4096> buffer;
    const ssize_t count = ::read(worker.pipe, buffer.data(), buffer.size());
    worker.told.append(buffer.data(), static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
    return count > 0;
  }
  void end(Worker& worker) {
    int status = 0;
    ::close(worker.pipe);
    ::waitpid(worker.process, &status, 0);
    worker.pipe = -1;
    worker.died = status != 0;
    take(worker.told);
    worker.told.clear();
    if (worker.died) {
      ++dead_;
      std::cout << fmt::format("seed {}, rules {}: a process died ({}) of {}\n\n", seed_, worker.at->rules,
                               WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "exit", worker.at->text.data())
                << std::flush;
    }
  }
  void take(const std::string& told) {
    std::istringstream lines(told);
    std::uint64_t decided = 0;
    for (std::string line; std::getline(lines, line);) {
      std::istringstream values(line.substr(2));
      if (line.rfind("n ", 0) == 0) {
        decided = totals_.decided;
        for (std::uint64_t* total : totals_.all()) {
          std::uint64_t value = 0;
          values >> value;
          *total += value;
        }
      } else if (line.rfind("w ", 0) == 0) {
        std::set<std::size_t> words;
        for (std::size_t word = 0; values >> word;) {
          words.insert(word);
        }
        words_.add(words, totals_.decided - decided);
      } else if (line.rfind("a ", 0) == 0) {
        std::uint64_t times = 0;
        std::string witness;
        std::getline(values >> times >> std::ws, witness);
        asked_[witness] += times;
      } else {
        print(std::move(line));
      }
    }
  }

  // The first findings of each witness; the others are only counted.
  void print(std::string finding) {
    const std::size_t end = finding.find(kNewLine);
    if (printed_[finding.substr(0, end)]++ < kMostPrinted) {
      std::replace(finding.begin(), finding.end(), kNewLine, '\n');
      std::cout << finding.substr(end + 1) << '\n' << std::flush;
    }
  }

  std::uint64_t seed_;
  std::uint64_t next_ = 0;
  std::vector<Worker> workers_;
  SpaceTotals totals_;
  WordCount words_;
  std::uint64_t dead_ = 0;
  std::map<std::string, std::uint64_t> asked_;
  std::map<std::string, std::size_t> printed_;
};

}  // namespace sabar
