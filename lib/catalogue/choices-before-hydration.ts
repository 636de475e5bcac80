import { filters, ownFields, type FilterKind, type FilterValues } from './filters'

/**
 * What was chosen in the form of a filter before React hydrated it; null: nothing. What stands above it in the cascade was chosen with it,
 * and what is below is reset.
 *
 * @param rendered what the server rendered as chosen
 */
export function choicesBeforeHydration(
  kind: FilterKind,
  form: HTMLFormElement | null,
  rendered: FilterValues,
): FilterValues | null {
  const chosen = changedFields(kind, form, rendered)
  if (Object.keys(chosen).length === 0) return null
  const { cascade } = filters[kind]
  const highest = cascade.findIndex((field) => field in chosen)
  if (highest < 0) return chosen
  const around: FilterValues = {}
  for (const [at, field] of cascade.entries()) around[field] = at < highest ? rendered[field] : ''
  return { ...around, ...chosen }
}

/** The fields whose value is not the rendered one; a disabled field has none. */
function changedFields(kind: FilterKind, form: HTMLFormElement | null, rendered: FilterValues): FilterValues {
  const data = new FormData(form ?? undefined)
  const changed: FilterValues = {}
  for (const field of ownFields(kind)) {
    const text = data.get(field)
    if (typeof text === 'string' && text !== (rendered[field] ?? '')) changed[field] = text
  }
  return changed
}
