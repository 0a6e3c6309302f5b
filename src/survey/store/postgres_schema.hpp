// The tables of a survey on a server: those of the file (sqlite_schema.hpp), and leases.
#pragma once

namespace sabar::survey {

inline constexpr const char* kPostgresSchema = R"(
CREATE TABLE survey (plan text NOT NULL);
CREATE TABLE solver (number integer PRIMARY KEY, name text NOT NULL);
CREATE TABLE chunk (
  number  bigint PRIMARY KEY,
  state   text NOT NULL CHECK (state IN ('open', 'taken', 'done', 'aside')),
  tries   integer NOT NULL DEFAULT 0,
  worker  text,
  until   timestamptz,
  fault   text,
  version text
);
CREATE INDEX chunk_by_state ON chunk (state, number);
CREATE INDEX chunk_to_do ON chunk (number) WHERE state IN ('open', 'taken');
CREATE TABLE result (
  place   bigint NOT NULL,
  solver  integer NOT NULL REFERENCES solver (number),
  chunk   bigint NOT NULL REFERENCES chunk (number),
  deal    text NOT NULL,
  verdict text NOT NULL,
  halt    text NOT NULL,
  nodes   bigint NOT NULL,
  moves   bigint NOT NULL,
  seconds double precision NOT NULL,
  PRIMARY KEY (place, solver)
);
CREATE VIEW deals AS
  SELECT s.plan::json->>'game' AS game, s.plan::json->>'rules' AS rules, s.plan::json->>'scheme' AS scheme,
         s.plan::json->>'order' AS "order", r.deal, v.name AS solver, r.verdict, r.halt, r.moves, r.nodes, r.seconds,
         s.plan::json->>'nodes' AS node_limit, s.plan::json->>'bytes' AS byte_limit,
         s.plan::json->>'without' AS without, s.plan::json->>'seed' AS seed, c.version
  FROM result r JOIN solver v ON v.number = r.solver JOIN chunk c ON c.number = r.chunk CROSS JOIN survey s;
)";

}  // namespace sabar::survey
