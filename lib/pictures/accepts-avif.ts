/** Whether an `Accept` header names AVIF itself; browsers that read it do so for pictures, and `image/*` is what others say. */
export function acceptsAvif(accept: string | null): boolean {
  const kinds = (accept ?? '').toLowerCase().split(',')
  return kinds.some((kind) => {
    const [type, ...parameters] = kind.split(';').map((part) => part.trim())
    return type === 'image/avif' && !parameters.some((each) => /^q=0(?:\.0*)?$/.test(each))
  })
}
