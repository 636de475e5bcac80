-- Table A no. 196/A/NBP/2026 of the National Bank of Poland, instead of the figure that was made up for the beginning.
DELETE FROM "exchange_rates" WHERE "date" = '2026-11-19' AND "pln_per_usd" = 3.6214;
--> statement-breakpoint
INSERT INTO "exchange_rates" ("date", "pln_per_usd") VALUES ('2026-10-08', 3.9132) ON CONFLICT DO NOTHING;
