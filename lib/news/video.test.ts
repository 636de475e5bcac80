import { describe, expect, it } from 'vitest'
import { videoEmbedUrl, videoIdOf } from './video'

const DEFAULT = videoIdOf(null)

describe('videoIdOf', () => {
  // Shows S9.22
  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'http://youtu.be/dQw4w9WgXcQ?t=43',
    'youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&list=PL1',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1',
    ' https://WWW.YouTube.com/watch?v=dQw4w9WgXcQ ',
  ])('reads %s', (link) => {
    expect(videoIdOf(link)).toBe('dQw4w9WgXcQ')
  })

  // Shows S9.22
  it.each([
    '',
    'a film',
    'https://vimeo.com/76979871',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?list=PL1',
    'https://youtu.be/',
    'https://youtu.be/dQw4w9WgXcQ/more',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v="><script>x',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'https://[',
  ])('has the default video for %j', (link) => {
    expect(videoIdOf(link)).toBe(DEFAULT)
  })
})

it('embeds from the host without cookies', () => {
  expect(videoEmbedUrl('dQw4w9WgXcQ')).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
  expect(videoEmbedUrl(DEFAULT)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}$/)
})
