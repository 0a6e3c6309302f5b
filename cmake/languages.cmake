# The pseudo-language: the English catalogues with every text in ⟦marks⟧, so that a text that is in no catalogue shows.
set(SABAR_PSEUDO_FOLDER ${PROJECT_BINARY_DIR}/languages/pseudo)
if(NOT SABAR_PSEUDO_LANGUAGE)
  return()
endif()
find_package(Python3 REQUIRED COMPONENTS Interpreter)
file(GLOB catalogues CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/languages/english/*)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${catalogues} ${CMAKE_CURRENT_LIST_DIR}/pseudo_language.py)
execute_process(COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/pseudo_language.py ${SABAR_PSEUDO_FOLDER} ${catalogues}
  COMMAND_ERROR_IS_FATAL ANY)
