#include <memory>

#include <sabar/cli/language_option.hpp>
#include <sabar/cli/survey/command_survey.hpp>
#include <sabar/cli/survey/survey_command_line.hpp>
#include <sabar/cli/whole_number.hpp>

namespace sabar::cli {
namespace {

using SurveyAction = std::function<Result<int>()>;

void add_threads(CLI::App& command, std::size_t& threads) {
  command.add_option("--threads", threads, "Deals at a time; 0: one for each processor")
      ->transform(kWholeNumber)
      ->capture_default_str();
}

void add_lease(CLI::App& command, unsigned& lease) {
  command.add_option("--lease", lease, "On a server: seconds without a sign of life after which others go on")
      ->check(CLI::Range(10, 86400))
      ->capture_default_str();
}

void add_survey_options(CLI::App& command, SurveyOptions& options) {
  command.add_option("--deals", options.deals, "Range of deals, a..b");
  command.add_option("--out", options.out, "File for the answers, or postgresql://…");
  command.add_option("--scheme", options.scheme, "What the numbers mean, see `sabar deal --help`")
      ->capture_default_str();
  command.add_option("--order", options.order, "How cards go to the piles: column, row, backwards or packets");
  command.add_option("--solver", options.solvers, "Solvers or strategies, parted by commas, see `sabar solve --help`")
      ->capture_default_str();
  command.add_option("--nodes", options.nodes, "Most nodes for a deal")->transform(kWholeNumber)->capture_default_str();
  command.add_option("--memory", options.memory, "Most MiB for a deal")->transform(kWholeNumber)->capture_default_str();
  command.add_option("--without", options.without, "Switch a technique off; may be repeated, or a list with commas")
      ->delimiter(',')
      ->allow_extra_args(false);
  command.add_option("--seed", options.seed, "Seed of strategies that draw lots")
      ->transform(kWholeNumber)
      ->capture_default_str();
  command.add_option("--chunk", options.chunk, "Deals that are done and kept together; 0: as is usual")
      ->transform(kWholeNumber)
      ->capture_default_str();
  add_threads(command, options.threads);
  add_lease(command, options.lease);
  command.add_flag("--resume", options.resume, "Go on only; without it a survey is begun or gone on with");
}

void add_survey_work(CLI::App& survey, SurveyAction& action) {
  const auto options = std::make_shared<SurveyWorkOptions>();
  CLI::App* command = survey.add_subcommand("work", "Join the survey on a server");
  command->add_option("ADDRESS", options->address, "postgresql://user@host/database")->required();
  add_threads(*command, options->threads);
  add_lease(*command, options->lease);
  command->footer(survey_work_help());
  command->callback([options, &action] { action = [options] { return run_survey_work(*options); }; });
}

void add_survey_report(CLI::App& survey, SurveyAction& action) {
  const auto options = std::make_shared<SurveyReportOptions>();
  CLI::App* command = survey.add_subcommand("report", "Say what a survey has found");
  command->add_option("FILE", options->address, "File or address of a survey")->required();
  command->add_option("--hardest", options->hardest, "How many of the hardest deals")
      ->check(CLI::Range(0, 1000))
      ->capture_default_str();
  CLI::Option* json = command->add_flag("--json", options->json, "One JSON object per solver");
  command->add_flag("--csv", options->csv, "Every deal, as comma-separated values")->excludes(json);
  command->add_option("--html", options->html, "Also write a page with plots, or - for standard output");
  add_language(*command, options->language, "the page");
  command->footer(survey_report_help());
  command->callback([options, &action] { action = [options] { return run_survey_report(*options); }; });
}

void add_survey_merge(CLI::App& survey, SurveyAction& action) {
  const auto options = std::make_shared<SurveyMergeOptions>();
  CLI::App* command = survey.add_subcommand("merge", "Make one survey of several parts");
  command->add_option("OUT", options->out, "The whole: a new file")->required();
  command->add_option("PART", options->parts, "The parts")->required();
  command->footer(survey_merge_help());
  command->callback([options, &action] { action = [options] { return run_survey_merge(*options); }; });
}

void add_survey_diff(CLI::App& survey, SurveyAction& action) {
  const auto options = std::make_shared<SurveyDiffOptions>();
  CLI::App* command = survey.add_subcommand("diff", "Compare two surveys, or a survey and another program's answers");
  command->add_option("A", options->first, "The one")->required();
  command->add_option("B", options->second, "The other")->required();
  command->add_option("--solver-a", options->first_solver, "Which solver of the one (default: its first)");
  command->add_option("--solver-b", options->second_solver, "Which solver of the other (default: its first)");
  command->add_flag("--json", options->json, "One JSON object");
  command->footer(survey_diff_help());
  command->callback([options, &action] { action = [options] { return run_survey_diff(*options); }; });
}

}  // namespace

void add_survey(CLI::App& app, SurveyAction& action, const std::function<void(CLI::App&, GameChoice&)>& add_game) {
  const auto options = std::make_shared<SurveyOptions>();
  CLI::App* survey = app.add_subcommand("survey", "Solve many deals and keep the answers");
  add_game(*survey, options->game);
  add_survey_options(*survey, *options);
  survey->footer(survey_help());
  survey->require_subcommand(0, 1);
  add_survey_work(*survey, action);
  add_survey_report(*survey, action);
  add_survey_merge(*survey, action);
  add_survey_diff(*survey, action);
  survey->callback([survey, options, &action] {
    if (!survey->get_subcommands().empty()) {
      return;
    }
    if (options->game.name.empty() && options->game.rules.empty()) {
      throw CLI::RequiredError("GAME");
    }
    if (options->deals.empty() || options->out.empty()) {
      throw CLI::RequiredError(options->deals.empty() ? "--deals" : "--out");
    }
    action = [options] { return run_survey_command(*options); };
  });
}

}  // namespace sabar::cli
