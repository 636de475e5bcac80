import type { ApplyOptions, ExportOptions, ImportOptions } from '@bieznik/contract/catalogue/product-import'

type Options = ImportOptions | ApplyOptions | ExportOptions

/** Options as an address has them; what is not said is left out. */
export function queryOf(options: Options): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries<string | number | (string | null)[] | undefined>(options))
    if (value !== undefined) texts[name] = Array.isArray(value) ? value.join(',') : String(value)
  return texts
}
