// What went wrong, in the words of the page's language.
//
// The engine tells every error by a topic and its facts (src/api/topic.hpp); each catalogue has words for every topic as
// `error.TOPIC`. Its own English sentence is for whoever reads the console. What else can fail is the way to a file.
import { EngineError } from '../engine/engine';
import { t, type Key } from '.';

export function problemWords(problem: unknown): string {
  return problem instanceof EngineError ? t(`error.${problem.topic}` as Key, problem.facts) : t('error.fetch');
}
