// How games went, per game: kept in the browser, given out and taken in as one text.
import { read, write } from './storage';

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
  return read<Statistics>('statistics') ?? {};
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
  const count = (n: unknown): boolean => typeof n === 'number' && Number.isFinite(n) && n >= 0;
  const best = (n: unknown): boolean => n === null || count(n);
  return (
    typeof value === 'object' &&
    value !== null &&
    [record.played, record.won, record.streak, record.longest].every(count) &&
    [record.bestTime, record.bestMoves].every(best)
  );
}

/** The number of games taken in, or undefined if the text is something else. Nothing changes then. */
export function importStatistics(text: string): number | undefined {
  try {
    const data = JSON.parse(text) as { kind?: unknown; statistics?: unknown };
    if (data.kind !== kKind || typeof data.statistics !== 'object' || data.statistics === null) {
      return undefined;
    }
    const entries = Object.entries(data.statistics);
    if (!entries.every(([, record]) => isRecord(record)) || !write('statistics', Object.fromEntries(entries))) {
      return undefined;
    }
    return entries.length;
  } catch {
    return undefined;
  }
}
