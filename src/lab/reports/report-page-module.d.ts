/** Provided by `report-page-plugin.mjs`. */
declare module 'virtual:report-page' {
  /** The script of the page: it draws the charts of the report in the page. */
  export const script: string;
  /** The licence texts of the libraries in the script. */
  export const licences: string;
}
