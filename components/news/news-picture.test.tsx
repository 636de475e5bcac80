// Shows S2.75

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NewsPicture } from './news-picture'

const place = { sizes: '100vw', widths: [640] }
const plate = { src: '/drawings/plate-press.svg?v=1', alt: 'Forma' }

// Shows S2.78
it('shows the picture, and the drawing when it is broken', () => {
  render(<NewsPicture url="/news/press.jpg" plate={plate} alt="Prasa" place={place} className="" />)
  const picture = screen.getByRole('img', { name: 'Prasa' })
  expect(screen.queryByRole('img', { name: 'Forma' })).toBeNull()
  fireEvent.error(picture)
  expect(screen.queryByRole('img', { name: 'Prasa' })).toBeNull()
  expect(screen.getByRole('img', { name: 'Forma' })).toHaveAttribute('src', plate.src)
})

it('shows the drawing when there is no picture', () => {
  render(<NewsPicture url={null} plate={plate} alt="Prasa" place={place} className="" />)
  expect(screen.getByRole('img', { name: 'Forma' })).toBeVisible()
})
