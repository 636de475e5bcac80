import { filters, filterValuesSchema, type FilterKind } from '@/lib/catalogue/filters'
import { resultsPath } from '@/lib/catalogue/results-path'
import { formRedirect } from '@/lib/i18n/form-redirect.server'

/** The form of a filter that was sent without JavaScript → its results; where something is missing, back to the filter. */
export function filterRedirect(kind: FilterKind) {
  return formRedirect((form) => {
    const values = filterValuesSchema.safeParse(form)
    return (values.success ? resultsPath(kind, values.data) : null) ?? filters[kind].path
  })
}
