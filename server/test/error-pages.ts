import { CriticalCss } from '../critical-css/critical-css.ts'
import { ErrorPages } from '../error-pages.ts'

export const noCriticalCss = new CriticalCss(new Map(), () => '')

/** Error pages that say which one they are: `/pl/problem/not-found`. */
export const errorPages = await ErrorPages.render((request, response) => {
  const isProduct = request.url?.endsWith('/product')
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'HIT', etag: '"next"' })
    .end(isProduct ? `${request.url} __id__` : request.url)
}, noCriticalCss)
