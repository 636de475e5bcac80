-- Whoever writes a title meanwhile waits, and then has it folded in the new way.
LOCK TABLE "products" IN SHARE MODE;--> statement-breakpoint
-- Titles with sidewalls as the trade writes them: LT265/70R17 121/118S, 31x10.50R15LT, 195/70 R15 C, 255/100R16.
CREATE OR REPLACE FUNCTION public.fold_title(title text) RETURNS text
LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  folded text COLLATE pg_c_utf8 := lower(
    public.unaccent('public.unaccent'::regdictionary, normalize(title, NFC)) COLLATE pg_c_utf8
  );
BEGIN
  -- Cyrillic letters as a sidewall's letters look or sound: contract/sidewall-letters.ts.
  folded := translate(folded, 'асденіклмортвху', 'acdehiklmortvxy');
  folded := regexp_replace(folded, '[^[:alnum:].,/*-]+', ' ', 'g');
  -- 114,3 → 114.3
  folded := regexp_replace(folded, '(\d),(?=\d)', '\1.', 'g');
  -- 10.50 → 10.5, 10.00 → 10
  folded := regexp_replace(folded, '(\.\d*?)0+(?!\d)', '\1', 'g');
  folded := regexp_replace(folded, '\.(?!\d)|(?<!\d)\.', ' ', 'g');
  -- 6Jx15, 6 x 15 → 6x15; 5*112 → 5x112.
  folded := regexp_replace(folded, '(\d) ?j? ?[x*] ?(?=\d)', '\1x', 'g');
  -- A rim by its diameter first: 15x6 → 6x15.
  folded := regexp_replace(folded, '(?<![[:alnum:].])(1[3-9]|2[0-4])x(\d(?:\.5)?|1[0-2])j?(?![\d.])', '\2x\1', 'g');
  -- A bolt circle by its diameter first: 112x5 → 5x112; 5/112, 5 112 → 5x112.
  folded := regexp_replace(folded, '(?<![[:alnum:].])(9[58]|1[0-6]\d(?:\.\d)?)x([3-8])(?![\d.])', '\2x\1', 'g');
  folded := regexp_replace(folded, '(?<![[:alnum:].])([3-8])[ /-](9[58]|1[0-6]\d(?:\.\d)?)(?![\d./])', '\1x\2', 'g');
  -- Tires in inches: 31/10.5 R15 → 31x10.5 r15.
  folded := regexp_replace(folded, '(?<![[:alnum:].])([2-4]\d)[ /](\d{1,2}\.\d+)(?=[ /-]*(?:z?r)?[ -]?[12]\d(?!\d))', '\1x\2', 'g');
  folded := regexp_replace(folded, '(?<![[:alnum:].])([2-4]\dx\d{1,2}(?:\.\d+)?)[ /-]+([12]\d)(?![\d.])', '\1 r\2', 'g');
  -- P215/65R15 → 215/65R15, LT265/70R17 → lt 265/70R17.
  folded := regexp_replace(
    folded, '(?<![[:alnum:]])(?:p|(lt)) ?(?=[1-3]\d5[ /-]*(?:[2-9][05]|100)[ /-]*(?:z?r[ -]?)?[12]\d(?!\d))', '\1 ', 'g'
  );
  -- Metric tires: 195/80R15, 195 80 15, 1958015 → 195/80 r15; 195 80 → 195/80.
  folded := regexp_replace(
    folded, '(?<![[:alnum:].])([1-3]\d5)[ /-]*([2-9][05]|100)[ /-]*(?:z?r[ -]?)?([12]\d(?:\.5)?)(?!\d)', '\1/\2 r\3', 'g'
  );
  folded := regexp_replace(folded, '(?<![[:alnum:].])([1-3]\d5)[ /-]+([2-9][05])(?![\d.])', '\1/\2', 'g');
  -- The rim of a tire: ZR16 → r16, 195R14C → 195 r14c.
  folded := regexp_replace(folded, '(\m|\d)z?r[ -]?([12]\d)(?!\d)', '\1 r\2', 'g');
  -- R15 C → r15c, R15LT → r15 lt.
  folded := regexp_replace(folded, '(\mr[12]\d(?:\.5)?) c\M', '\1c', 'g');
  folded := regexp_replace(folded, '(\mr[12]\d(?:\.5)?)lt\M', '\1 lt', 'g');
  -- Of twin tires the index of one by itself: 107/105R → 107r.
  folded := regexp_replace(
    folded, '(?<![[:alnum:]./])(1[0-6]\d(?=/1)|10\d(?=/9)|[5-9]\d)/(?:1[0-6]|[5-9])\d([a-y])(?![[:alnum:]])', '\1\2', 'g'
  );
  -- 20mm → 20 mm
  folded := regexp_replace(folded, '(\d)mm\M', '\1 mm', 'g');
  folded := regexp_replace(folded, '/(?!\d)|(?<!\d)/', ' ', 'g');
  folded := btrim(regexp_replace(folded, '[^[:alnum:]./]+', ' ', 'g'));
  RETURN CASE folded WHEN '' THEN '' ELSE ' ' || folded || ' ' END;
END $$;
--> statement-breakpoint
UPDATE "products" SET "title" = "title" WHERE "search_text" <> public.fold_title("title");--> statement-breakpoint
SELECT public.add_search_words((SELECT array_agg("search_text") FROM "products"));--> statement-breakpoint
SELECT public.add_search_titles((SELECT array_agg("search_text") FROM "products"));
