/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${name.replace(/[\\/:*?"<>|]/g, '')}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
