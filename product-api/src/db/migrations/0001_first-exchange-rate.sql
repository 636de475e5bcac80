-- Orders keep the dollar's rate of their day; this one serves until a newer one is fetched.
INSERT INTO "exchange_rates" ("date", "pln_per_usd") VALUES ('2026-11-19', 3.6214) ON CONFLICT DO NOTHING;
