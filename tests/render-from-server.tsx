import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { inLanguage } from './render'

/** What stands within a page as the server draws it, in Polish, until `hydrate` lets the scripts take it over. */
export function renderFromServer(ui: ReactNode): { hydrate: () => void } {
  const page = inLanguage(ui, 'pl')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  return { hydrate: () => void render(page, { container, hydrate: true }) }
}
