import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { JsonLdNode } from '@/lib/seo/serialize-json-ld'
import { JsonLd } from './json-ld'

const node: JsonLdNode & { name: string } = {
  '@context': 'https://schema.org',
  '@type': 'Thing',
  name: `</script><script>alert("1")</script><!-- &amp; 'Bieżnik' \u2028`,
}

it('writes one script element, which holds the data as they are and ends where it should', () => {
  const html = renderToStaticMarkup(<JsonLd data={node} />)
  const [, json] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
  expect(JSON.parse(json ?? '')).toEqual(node)
})

it('is read by a browser as data and as no further element', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<JsonLd data={node} />)
  expect(page.querySelectorAll('*')).toHaveLength(1)
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual(node)
})
