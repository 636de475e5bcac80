import pg from 'pg'

/** Without what an extension brought along. */
const OWN = (oid: string) =>
  `not exists (select from pg_depend where pg_depend.objid = ${oid} and pg_depend.deptype = 'e')`
const IN_PUBLIC = (namespace: string) => `${namespace} = 'public'::regnamespace`

/** What PostgreSQL knows of a database, in an order that does not depend on how it came to be. */
const CATALOGUES: Readonly<Record<string, string>> = {
  relations: `select relname, relkind, relpersistence, reloptions, relrowsecurity from pg_class
    where ${IN_PUBLIC('relnamespace')} and ${OWN('oid')} order by relname`,
  columns: `select attrelid::regclass as of_table, attname, format_type(atttypid, atttypmod) as type, attnotnull, attidentity,
      attgenerated, attcollation::regcollation, attstattarget, attstorage, attcompression, pg_get_expr(adbin, adrelid) as default
    from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${IN_PUBLIC('relnamespace')} and relkind = 'r' and attnum > 0 and not attisdropped
    order by attrelid::regclass::text, attname`,
  constraints: `select conrelid::regclass as of_table, conname, contype, convalidated, pg_get_constraintdef(oid) as says
    from pg_constraint where ${IN_PUBLIC('connamespace')} order by conrelid::regclass::text, conname`,
  indexes: `select indexrelid::regclass as name, indisvalid, pg_get_indexdef(indexrelid) as says
    from pg_index join pg_class on pg_class.oid = indexrelid
    where ${IN_PUBLIC('relnamespace')} order by indexrelid::regclass::text`,
  functions: `select proname, pg_get_functiondef(oid) as says from pg_proc
    where ${IN_PUBLIC('pronamespace')} and ${OWN('oid')} order by oid::regprocedure::text`,
  triggers: `select tgrelid::regclass as of_table, tgenabled, pg_get_triggerdef(oid) as says
    from pg_trigger where not tgisinternal order by tgrelid::regclass::text, tgname`,
  sequences: `select * from pg_sequences where schemaname = 'public' order by sequencename`,
  types: `select typname, typtype, array(select enumlabel from pg_enum where enumtypid = pg_type.oid order by enumsortorder) as labels
    from pg_type where ${IN_PUBLIC('typnamespace')} and ${OWN('oid')} and typtype <> 'b' order by typname`,
  extensions: `select extname, extnamespace::regnamespace from pg_extension order by extname`,
  comments: `select pg_identify_object(classoid, objoid, objsubid)::text as what, description from pg_description
    where classoid = 'pg_class'::regclass and objoid in (select oid from pg_class where ${IN_PUBLIC('relnamespace')})
      or classoid = 'pg_proc'::regclass and objoid in (select oid from pg_proc where ${IN_PUBLIC('pronamespace')} and ${OWN('oid')})
    order by what`,
}

async function readRows(client: pg.Client): Promise<Record<string, unknown>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and ${IN_PUBLIC('relnamespace')} order by 1`,
  )
  const found: Record<string, unknown> = {}
  for (const { name } of tables)
    // The names of columns with their values: their order is not compared.
    found[name] = (await client.query(`select to_jsonb(each) as row from ${name} as each order by 1`)).rows
  return found
}

/** Tables, what belongs to them, functions and rows. */
export async function describeDatabase(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found: Record<string, unknown> = { rows: await readRows(client) }
    for (const [what, sql] of Object.entries(CATALOGUES)) found[what] = (await client.query(sql)).rows
    return found
  } finally {
    await client.end()
  }
}
