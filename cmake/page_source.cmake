# Writes OUTPUT, a source that holds every file of FOLDER. The assembler reads the files themselves, which is far quicker
# than numbers in an array.
cmake_minimum_required(VERSION 3.25)
file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
if(NOT "sw.js" IN_LIST files)
  set(files "")
endif()
list(SORT files)

set(number 0)
set(bytes "")
set(symbols "")
set(entries "")
foreach(file IN LISTS files)
  if(file MATCHES "[\"\\;]")
    message(FATAL_ERROR "${FOLDER}/${file}: no file of the page may be called that")
  endif()
  file(SIZE ${FOLDER}/${file} size)
  set(symbol sabar_page_file_${number})
  string(APPEND bytes "asm(\".section .rodata\\n.global ${symbol}\\n.balign 16\\n${symbol}:\\n"
    ".incbin \\\"${FOLDER}/${file}\\\"\\n.byte 0\\n.text\\n\");\n")
  string(APPEND symbols "extern const char ${symbol};\n")
  string(APPEND entries "    {\"${file}\", {&${symbol}, ${size}}},\n")
  math(EXPR number "${number} + 1")
endforeach()

if(number EQUAL 0)
  set(body "std::span<const PageFile> embedded_page() { return {}; }")
else()
  set(body "namespace {\nconstexpr std::array<PageFile, ${number}> kFiles = {{\n${entries}}};\n}  // namespace\n
std::span<const PageFile> embedded_page() { return kFiles; }")
endif()
file(WRITE ${OUTPUT}
"// The files of the page, made by cmake/page_source.cmake.
#include <array>

#include <sabar/serve/page_file.hpp>

${bytes}
extern \"C\" {
${symbols}}

namespace sabar::serve {
${body}
}  // namespace sabar::serve
")
