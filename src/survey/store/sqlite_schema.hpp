// The tables of a survey's file.
#pragma once

namespace sabar::survey {

// What an acknowledged chunk costs is one write to the journal: enough against a process that dies at any moment.
inline constexpr const char* kSqliteSettings =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;";

// When the work is over: one file without a journal beside it, which can be copied, and read where nothing can be
// written.
inline constexpr const char* kSqliteRest = "PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE;";

inline constexpr const char* kSqliteSchema = R"(
CREATE TABLE survey (plan TEXT NOT NULL);
CREATE TABLE solver (number INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE chunk (
  number  INTEGER PRIMARY KEY,
  state   TEXT NOT NULL CHECK (state IN ('open', 'taken', 'done')),
  lost    INTEGER NOT NULL DEFAULT 0,
  version TEXT
);
CREATE INDEX chunk_by_state ON chunk (state, lost, number);
CREATE TABLE result (
  place   INTEGER NOT NULL,
  solver  INTEGER NOT NULL REFERENCES solver (number),
  chunk   INTEGER NOT NULL REFERENCES chunk (number),
  deal    TEXT NOT NULL,
  verdict TEXT NOT NULL,
  halt    TEXT NOT NULL,
  nodes   INTEGER NOT NULL,
  moves   INTEGER NOT NULL,
  seconds REAL NOT NULL,
  PRIMARY KEY (place, solver)
) WITHOUT ROWID;
CREATE VIEW deals AS
  SELECT json_extract(s.plan, '$.game') AS game, json_extract(s.plan, '$.rules') AS rules,
         json_extract(s.plan, '$.scheme') AS scheme, json_extract(s.plan, '$.order') AS "order", r.deal AS deal,
         v.name AS solver, r.verdict AS verdict, r.halt AS halt, r.moves AS moves, r.nodes AS nodes,
         r.seconds AS seconds, json_extract(s.plan, '$.nodes') AS node_limit,
         json_extract(s.plan, '$.bytes') AS byte_limit, json_extract(s.plan, '$.without') AS without,
         json_extract(s.plan, '$.seed') AS seed, c.version AS version
  FROM result r JOIN solver v ON v.number = r.solver JOIN chunk c ON c.number = r.chunk, survey s;
)";

}  // namespace sabar::survey
