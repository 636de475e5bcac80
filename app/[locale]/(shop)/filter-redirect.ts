import { filters, ownFields, type FilterKind } from '@/lib/catalogue/filters'
import { sentFormPath } from '@/lib/catalogue/sent-form'
import { formRedirect } from '@/lib/i18n/form-redirect.server'

/** The form of a filter that was sent without JavaScript → its results; where something is missing, back to the filter. */
export function filterRedirect(kind: FilterKind) {
  const own = new Set<string>(['size', ...ownFields(kind)])
  return formRedirect((form, query) => {
    const fields = Object.fromEntries(Object.entries(form).filter(([name]) => own.has(name)))
    return sentFormPath(kind, fields, query) ?? filters[kind].path
  })
}
