import { filters, type FilterKind } from '@/lib/catalogue/filters'
import { resultsPath } from '@/lib/catalogue/results-path'
import { readSentForm } from '@/lib/catalogue/sent-form'
import { formRedirect } from '@/lib/i18n/form-redirect.server'

/** The form of a filter that was sent without JavaScript → its results; where something is missing, back to the filter. */
export function filterRedirect(kind: FilterKind) {
  return formRedirect((form) => {
    const values = readSentForm(form)
    return (values && resultsPath(kind, values)) ?? filters[kind].path
  })
}
