import { filters, type FilterKind } from '@/lib/catalogue/filters'
import { sentFormPath } from '@/lib/catalogue/sent-form'
import { formRedirect } from '@/lib/i18n/form-redirect.server'

/** The form of a filter that was sent without JavaScript → its results; where something is missing, back to the filter. */
export function filterRedirect(kind: FilterKind) {
  return formRedirect((form) => sentFormPath(kind, form) ?? filters[kind].path)
}
