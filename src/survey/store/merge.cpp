#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include <sabar/core/natural.hpp>
#include <sabar/survey/store/merge.hpp>
#include <sabar/survey/store/store.hpp>

namespace sabar::survey {
namespace {

// Behind the last deal of a plan.
Natural end_of(const Plan& plan) { return trials::number_of_deal(plan.work, plan.deals()); }

bool same_outcome(const trials::Outcome& a, const trials::Outcome& b) {
  return a.verdict == b.verdict && a.halt == b.halt && a.nodes == b.nodes && a.moves == b.moves;
}

class Merger {
public:
  Result<> add_plan(const std::string& path) {
    auto store = open_to_read(path);
    if (!store) {
      return tl::unexpected(store.error());
    }
    const Plan& part = (*store)->plan();
    if (parts_.empty()) {
      whole_ = part;
      end_ = end_of(part);
    }
    Plan like = part;
    like.work.first = whole_.work.first;
    like.work.count = whole_.work.count;
    like.chunk = whole_.chunk;
    if (auto same = same_question(whole_, like); !same) {
      return fail(same.error().message, path, "parts of one survey ask the same of different deals");
    }
    first_ = parts_.empty() ? part.work.first : std::min(first_, part.work.first);
    end_ = std::max(end_, end_of(part));
    parts_.push_back(std::move(*store));
    return {};
  }

  Result<Merged> write(const std::string& out) {
    const auto deals = distance(first_, end_);
    if (!deals || *deals > kMaxDeals) {
      return fail("the parts lie too far from each other");
    }
    whole_.work.first = first_;
    whole_.work.count = *deals;
    whole_.chunk = usual_chunk(*deals);
    outcomes_.resize(*deals);
    for (const auto& part : parts_) {
      if (auto read = read_part(*part); !read) {
        return tl::unexpected(read.error());
      }
    }
    auto store = open_to_work(out, whole_, {version_, Worker{}.lease});
    if (!store) {
      return tl::unexpected(store.error());
    }
    return fill(**store);
  }

private:
  Result<> read_part(Store& part) {
    const auto shift = distance(first_, part.plan().work.first);
    Result<> good;
    const auto read = part.each([&](std::uint64_t index, const DealOutcomes& outcomes, std::string_view version) {
      DealOutcomes& known = outcomes_[*shift + index];
      if (!known.empty() && good && !std::ranges::equal(known, outcomes, same_outcome)) {
        good = fail("two parts answer differently", trials::number_of_deal(part.plan().work, index).text(),
                    "was one of them made by another version? `sabar survey diff` shows where they differ");
      }
      known = outcomes;
      if (version_.find(version) == std::string::npos) {
        version_ += fmt::format("{}{}", version_.empty() ? "" : " ", version);
      }
    });
    return read ? good : read;
  }

  Result<Merged> fill(Store& store) {
    Merged merged{whole_.deals(), 0};
    for (std::uint64_t chunk = 0; chunk < whole_.chunks(); ++chunk) {
      const auto begin = outcomes_.begin() + static_cast<std::ptrdiff_t>(whole_.first_of(chunk));
      const std::vector<DealOutcomes> deals(begin, begin + static_cast<std::ptrdiff_t>(whole_.size_of(chunk)));
      if (std::ranges::any_of(deals, [](const DealOutcomes& deal) { return deal.empty(); })) {
        continue;
      }
      if (auto put = store.put(chunk, deals); !put) {
        return tl::unexpected(put.error());
      }
      merged.done += deals.size();
    }
    return merged;
  }

  Plan whole_;
  Natural first_;
  Natural end_;  // behind the last
  std::vector<std::unique_ptr<Store>> parts_;
  std::vector<DealOutcomes> outcomes_;
  std::string version_;
};

}  // namespace

Result<Merged> merge_surveys(const std::string& out, const std::vector<std::string>& parts) {
  if (auto good = check_address(out); !good) {
    return tl::unexpected(good.error());
  }
  if (!is_server(out) && std::filesystem::exists(out)) {
    return fail("there is a file of that name already", out, "give another one");
  }
  Merger merger;
  for (const std::string& part : parts) {
    if (auto added = merger.add_plan(part); !added) {
      return tl::unexpected(added.error());
    }
  }
  return merger.write(out);
}

}  // namespace sabar::survey
