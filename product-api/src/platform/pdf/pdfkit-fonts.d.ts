import type { Font, FontCollection } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** pdfkit takes a font that is open since 0.20; its types do not say so yet. */
      registerFont(name: string, font: Font | FontCollection): this
    }
  }
}
