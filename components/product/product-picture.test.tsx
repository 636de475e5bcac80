import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProductGallery } from '@/components/product/product-gallery'
import { ProductPicture } from '@/components/product/product-picture'
import { renderIn } from '@/tests/render'
import { aSpacer, aTire, aWheel } from '@/tests/shop-examples'

const tire = aTire()
const place = { sizes: '300px', widths: [320, 640] }

describe('ProductPicture', () => {
  // Shows S2.57, D18
  it.each([
    [tire, 'Rysunek opony 195/80 R15'],
    [aWheel, 'Rysunek felgi 6.5x16, rozstaw śrub 5x112'],
    [aSpacer, 'Rysunek dystansu 5x112, grubość 20 mm'],
  ])('draws a product without a photograph: $title', (product, name) => {
    renderIn(<ProductPicture product={product} place={place} />)
    expect(screen.getByRole('img', { name })).toBeVisible()
  })

  // Shows D18
  it('shows the photograph, and the drawing when it cannot be loaded', () => {
    renderIn(<ProductPicture product={{ ...tire, url: '/pictures/trasa.webp' }} place={place} />)
    fireEvent.error(screen.getByRole('img', { name: tire.title }))
    expect(screen.getByRole('img', { name: 'Rysunek opony 195/80 R15' })).toBeVisible()
    expect(screen.queryByRole('img', { name: tire.title })).not.toBeInTheDocument()
  })
})

it.each([
  [{ ...aWheel, untranslated: ['title'] }, 'pl'],
  [tire, null],
])('says on a page in English that the name of a photograph is Polish: $title', (product, language) => {
  const photographed = { ...product, url: '/pictures/one.webp' }
  renderIn(
    <>
      <ProductPicture product={photographed} place={place} />
      <ProductGallery product={photographed} />
    </>,
    'en',
  )
  const languages = screen.getAllByAltText(product.title).map((picture) => picture.getAttribute('lang'))
  expect(languages).toEqual([language, language])
})

describe('ProductGallery', () => {
  it('is only the drawing, with its measures and without thumbnails, when there is no photograph', () => {
    const { container } = renderIn(<ProductGallery product={tire} />)
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(container).toHaveTextContent('Ø693')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  // Shows S2.64
  it('starts with the main photograph and lets others and the drawing be chosen', async () => {
    const urls = ['/pictures/side.webp', '/pictures/trasa.webp']
    const { user } = renderIn(<ProductGallery product={{ ...tire, url: '/pictures/trasa.webp', urls }} />)
    const thumbnails = screen.getAllByRole('button')
    expect(thumbnails).toHaveLength(3)
    expect(screen.getByRole('img', { name: tire.title })).toHaveAttribute(
      'src',
      expect.stringContaining('trasa.webp'),
    )
    await user.click(screen.getByRole('button', { name: 'Pokaż zdjęcie 2' }))
    expect(screen.getByRole('img', { name: tire.title })).toHaveAttribute(
      'src',
      expect.stringContaining('side.webp'),
    )
    await user.click(screen.getByRole('button', { name: 'Pokaż zdjęcie 3' }))
    expect(screen.queryByRole('img', { name: tire.title })).not.toBeInTheDocument()
  })
})
