import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { NetworkTags } from './network-tags'

const tagsOf = (page: ParentNode) => page.querySelectorAll('meta, link')

it('leaves to the document what it says, and takes it along when its page goes', () => {
  document.head.innerHTML =
    '<link rel="canonical" href="/"><link rel="alternate" hreflang="en" href="/en"><meta property="og:title" content="Opony">'
  const { container, unmount } = renderIn(
    <NetworkTags
      title="Opony"
      description={undefined}
      href="/"
      picture={{ alt: '' }}
      site="http://localhost/"
      siteName=""
      languages={['pl', 'en', 'ru']}
    />,
    'pl',
  )
  expect(tagsOf(container)).toHaveLength(0)
  expect(tagsOf(document.head)).toHaveLength(3)
  unmount()
  expect([...tagsOf(document.head)].map(({ outerHTML }) => outerHTML)).toEqual([
    '<link rel="canonical" href="/">',
  ])
})
