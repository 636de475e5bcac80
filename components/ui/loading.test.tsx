import { afterEach, expect, it } from 'vitest'
import { renderFromServer } from '@/tests/render-from-server'
import { Loading } from './loading'

afterEach(() => document.body.replaceChildren())

it('says without scripts that they are needed, in place of what never comes', () => {
  renderFromServer(<Loading />)
  expect(document.querySelector('noscript')).toHaveTextContent(
    'Ta część strony działa tylko z włączonym JavaScriptem.',
  )
  expect(document.querySelector('[role=status]')).toHaveClass('noscript:hidden')
})
