import 'server-only'
import { hasLocale } from 'next-intl'
import { getPathname } from './navigation'
import { routing } from './routing'

/**
 * The handler of a page that forms are sent to without JavaScript: it leads on, in the same language, to the page
 * whose path holds what was chosen. `target` makes that path, without a language prefix, of the form's fields,
 * of which of several with one name the last one counts, and of the whole query.
 */
export function formRedirect(target: (form: Record<string, string>, query: string) => string) {
  return async (request: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> => {
    const { locale } = await params
    if (!hasLocale(routing.locales, locale)) return new Response(null, { status: 404 })
    const { searchParams } = new URL(request.url)
    const href = target(Object.fromEntries(searchParams), searchParams.toString())
    const location = getPathname({ href, locale })
    // A relative address: behind a proxy only the browser knows the right host.
    return new Response(null, { status: 307, headers: { location } })
  }
}
