# What every target of ours is compiled with; not handed on to users of the library.
add_library(sabar_compiler INTERFACE)
target_compile_options(sabar_compiler INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  $<$<BOOL:${SABAR_WERROR}>:-Werror>)
if(SABAR_SANITIZE)
  target_compile_options(sabar_compiler INTERFACE
    -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(sabar_compiler INTERFACE -fsanitize=address,undefined)
endif()
if(SABAR_FUZZ)
  target_compile_options(sabar_compiler INTERFACE -fsanitize=fuzzer-no-link -fno-sanitize-coverage=trace-cmp)
endif()
if(SABAR_WASM)
  target_compile_options(sabar_compiler INTERFACE -fno-exceptions -fno-rtti -msimd128)
endif()
