// How games went, per game: kept in the browser, given out and taken in as one text.
import { isObject, read, write } from './storage.svelte';

export interface GameRecord {
  played: number;
  won: number;
  streak: number;
  longest: number;
  /** Seconds and moves of the best won games. */
  bestTime: number | null;
  bestMoves: number | null;
}

export type Statistics = Record<string, GameRecord>;

const kKind = 'sabar-statistics';

export function allStatistics(): Statistics {
  const kept = read<Statistics>('statistics', isObject) ?? {};
  return Object.fromEntries(Object.entries(kept).filter(([, record]) => isRecord(record)));
}

export function statisticsOf(game: string): GameRecord {
  return allStatistics()[game] ?? { played: 0, won: 0, streak: 0, longest: 0, bestTime: null, bestMoves: null };
}

function keep(game: string, record: GameRecord): void {
  write('statistics', { ...allStatistics(), [game]: record });
}

export function countPlayed(game: string): void {
  const record = statisticsOf(game);
  keep(game, { ...record, played: record.played + 1 });
}

export function countLost(game: string): void {
  keep(game, { ...statisticsOf(game), streak: 0 });
}

function least(a: number | null, b: number): number {
  return a === null ? b : Math.min(a, b);
}

/** Of two records of a game the better of everything: to load a file twice is to load it once, and nothing gets lost. */
function together(one: GameRecord, other: GameRecord): GameRecord {
  const best = (a: number | null, b: number | null): number | null => (b === null ? a : least(a, b));
  return {
    played: Math.max(one.played, other.played),
    won: Math.max(one.won, other.won),
    streak: one.played >= other.played ? one.streak : other.streak,
    longest: Math.max(one.longest, other.longest),
    bestTime: best(one.bestTime, other.bestTime),
    bestMoves: best(one.bestMoves, other.bestMoves),
  };
}

export function countWon(game: string, seconds: number, moves: number): void {
  const record = statisticsOf(game);
  const streak = record.streak + 1;
  keep(game, {
    played: Math.max(record.played, record.won + 1),
    won: record.won + 1,
    streak,
    longest: Math.max(record.longest, streak),
    bestTime: least(record.bestTime, seconds),
    bestMoves: least(record.bestMoves, moves),
  });
}

export function exportStatistics(): string {
  return JSON.stringify({ kind: kKind, version: 1, statistics: allStatistics() }, null, 1);
}

function isRecord(value: unknown): value is GameRecord {
  const record = value as GameRecord;
  const count = (n: unknown): boolean => Number.isSafeInteger(n) && Number(n) >= 0;
  const best = (n: unknown): boolean => n === null || count(n);
  return (
    typeof value === 'object' &&
    value !== null &&
    [record.played, record.won, record.streak, record.longest].every(count) &&
    [record.bestTime, record.bestMoves].every(best)
  );
}

/** Adds the records of a text. The number of games in it, or undefined if it is something else; nothing changes then. */
export function importStatistics(text: string): number | undefined {
  try {
    const data = JSON.parse(text) as { kind?: unknown; statistics?: unknown };
    if (data.kind !== kKind || !isObject(data.statistics)) {
      return undefined;
    }
    const entries = Object.entries(data.statistics as Statistics);
    if (!entries.every(([, record]) => isRecord(record))) {
      return undefined;
    }
    const taken = entries.map(([game, record]) => [game, together(statisticsOf(game), record)] as const);
    return write('statistics', { ...allStatistics(), ...Object.fromEntries(taken) }) ? entries.length : undefined;
  } catch {
    return undefined;
  }
}
