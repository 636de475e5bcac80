import { HAL_MEDIA_TYPE } from '@bieznik/contract/content/news'

/**
 * Whether an `Accept` header names the hypermedia form of JSON, other than to refuse it (`q=0`). A wildcard does not
 * ask for it: plain JSON is what callers get who have no wish.
 */
export function asksForHal(accept = ''): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(
      ([type, ...params]) => type === HAL_MEDIA_TYPE && !params.some((param) => /^q=0(\.0*)?$/.test(param)),
    )
}
