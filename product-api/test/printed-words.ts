import { getDocumentProxy } from 'unpdf'

/** A run of text on a page of a PDF, in points from its left upper corner. */
export interface PrintedRun {
  text: string
  left: number
  right: number
  /** Of the line that the letters stand on. */
  base: number
}

/** What each page of a PDF shows, and where. */
export async function printedPages(pdf: Uint8Array): Promise<PrintedRun[][]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1)
      const height = page.getViewport({ scale: 1 }).height
      const { items } = await page.getTextContent()
      return items.flatMap((item): PrintedRun[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [left, up] = [Number(item.transform[4]), Number(item.transform[5])]
        return [{ text: item.str, left, right: left + item.width, base: Math.round(height - up) }]
      })
    }),
  )
}
