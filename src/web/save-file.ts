/** Hands what stands at an address to the browser, which saves it under this name. */
export function saveFile(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
