import type { FieldProblem } from '@bieznik/contract/problem'
import { ProblemError } from '../../platform/http/problem-error.ts'
import type { WrittenProduct } from './save-product.ts'

/** Hosts, with their port if it is none of the usual ones, whose pictures a product may show. */
export type PictureHosts = ReadonlySet<string>

/** Throws invalid_request with `url_host` for each picture that is neither of our own nor of one of these hosts. */
export function requireKnownPictures(product: WrittenProduct, hosts: PictureHosts): void {
  const fields = unknownPictures(product, hosts).map(({ path }): FieldProblem => ({
    path,
    message: 'url_host',
  }))
  if (fields.length > 0)
    throw new ProblemError('invalid_request', 'Pictures are of the shop or of the hosts that it knows.', {
      fields,
    })
}

export function unknownPictures(
  product: WrittenProduct,
  hosts: PictureHosts,
): { path: string; url: string }[] {
  return picturesOf(product).filter(({ url }) => !isKnown(url, hosts))
}

function picturesOf(product: WrittenProduct): { path: string; url: string }[] {
  const main = product.url === null ? [] : [{ path: 'url', url: product.url }]
  const more = product.productType === 'Tire' ? product.details.urls : []
  return [...main, ...more.map((url, index) => ({ path: `urls.${index}`, url }))]
}

/** The browser would resolve `/pictures/..` to another place of the shop. */
const OWN = /^\/pictures\/\w[\w-]*(?:\.\w+)?$/

function isKnown(url: string, hosts: PictureHosts): boolean {
  if (url.startsWith('/')) return OWN.test(url)
  if (!URL.canParse(url)) return false
  const { protocol, host, username, password } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' && hosts.has(host)
}
